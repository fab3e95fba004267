import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { requirements } from '../spec/requirements';
import type { Usage } from './story';

const statementOf = (id: string) => requirements.find((row) => row.id === id)?.statement;

/** Keyboard, screen reader and requirements of this page's component. Axe's findings are in the addon's panel. */
export function UsageBlock() {
  const [story] = useContext(DocsContext).componentStories();
  const usage = story?.parameters as Usage | undefined;
  if (!usage?.requirements) return null;
  const { keyboard, screenReader } = usage;
  return (
    <>
      {keyboard && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(keyboard).map(([key, effect]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {screenReader && (
        <>
          <h2>Screen reader</h2>
          <p>{screenReader}</p>
        </>
      )}
      <h2>Statements</h2>
      {usage.requirements.length === 0 && <p>None of its own: it serves those of the parts it stands in.</p>}
      <ul>
        {usage.requirements.map((id) => (
          <li key={id}>
            <b>{id}</b> {statementOf(id)}
          </li>
        ))}
      </ul>
    </>
  );
}
