import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { requirements } from '../spec/requirements';
import type { Usage } from './usage';

const statementOf = (id: string) => requirements.find((row) => row.id === id)?.statement;

/** Keyboard, screen reader and requirements of this page's component. Axe's findings stand in the addon's panel. */
export function UsageBlock() {
  const [story] = useContext(DocsContext).componentStories();
  const usage = story?.parameters.usage as Usage | undefined;
  return (
    <>
      {usage && (
        <>
          <h2>Keyboard</h2>
          {usage.keyboard.length === 0 ? (
            <p>Nothing here takes the focus.</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">Key</th>
                  <th scope="col">What it does</th>
                </tr>
              </thead>
              <tbody>
                {usage.keyboard.map(([key, effect]) => (
                  <tr key={key}>
                    <th scope="row">
                      <kbd>{key}</kbd>
                    </th>
                    <td>{effect}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <h2>Screen reader</h2>
          <p>{usage.screenReader}</p>
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
      )}
    </>
  );
}
