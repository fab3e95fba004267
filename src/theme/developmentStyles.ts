/** Puts the stylesheet into the page under `npm run dev`; a built page carries it already. */
import { stylesheet } from './stylesheet';

const style = document.createElement('style');
style.textContent = stylesheet();
document.head.append(style);

if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.dispose(() => style.remove());
}
