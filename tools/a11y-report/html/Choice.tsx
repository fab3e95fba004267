/** One of a few values, chosen from a list with a label: `options` are a value and its words each. */
export function Choice({ id, label, options }: { id: string; label: string; options: [string, string][] }) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
