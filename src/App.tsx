import './theme/global.css';
import { Shell } from './shell/Shell';

/** The whole site, without its router. */
export function App() {
  return <Shell />;
}
