/** Leaves out of the browser's files what the site does not use of React: a fifth of it. */
import type { Plugin } from 'vite';

/** Functions of React that run for nothing that the site has, by what they are for. Their bodies are left out. */
const IDLE = {
  '`<ViewTransition>`': `startViewTransition measureViewTransitionHostInstancesRecursive measureNestedViewTransitions
    applyViewTransitionToHostInstancesRecursive applyViewTransitionToHostInstances applyViewTransitionName
    restoreViewTransitionOnHostInstances restoreViewTransitionName restorePairedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions commitAppearingPairViewTransitions
    commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
    trackEnterViewTransitions scheduleViewTransitionEvent reportViewTransitionError createViewTransitionInstance
    ViewTransitionPseudoElement`,
  '`ref` of a `<Fragment>`': `FragmentInstance addFragmentHandleToFiber addFragmentHandleToInstance
    commitNewChildToFragmentInstances commitNewChildToFragmentInstance commitFragmentInstanceInsertionEffects
    commitFragmentInstanceDeletionEffects deleteChildFromFragmentInstance validateDocumentPositionWithFiberTree
    blurActiveElementWithinFragment`,
  'style sheets, scripts and preloads that a component draws': `acquireResource preload preloadModule preinitStyle
    preinitScript preinitModuleScript prefetchDNS preconnect preconnectAs preloadStylesheet insertStylesheet
    suspendResource insertStylesheetIntoRoot insertSuspendedStylesheets accumulateSuspenseyCommitOnFiber getResource`,
  '`onSelect` and `onBeforeInput`': 'constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars',
  'actions of forms, `useActionState` and `useOptimistic`': `mountActionState updateActionState updateActionStateImpl
    rerenderActionState dispatchActionState runActionStateAction extractEvents$1 startHostTransition
    ensureFormComponentIsStateful requestFormReset$1 requestFormReset recursivelyResetForms dispatchOptimisticSetState
    updateOptimisticImpl`,
  '`<SuspenseList>` and `<Activity>`': `updateSuspenseListComponent initSuspenseListRenderState updateActivityComponent
    retryActivityComponentWithoutHydrating mountActivityChildren`,
  '`<select>`, `<textarea>` and elements with names of their own': `updateOptions initTextarea updateTextarea
    setPropOnCustomElement`,
  'the compiler, tools for developers, and the names of components in an error': `useMemoCache
    findCurrentFiberUsingSlowPath describeNativeComponentFrame describeFiber`,
};

/** What is read of the answer of such a function. */
const ANSWERS: Record<string, string> = { getResource: 'return null', describeFiber: "return ''" };

/** Methods of what only such functions make. */
const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/** A statement of React's file, as the bundler's parser tells of it. */
interface Statement {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: { start: number; end: number };
}

/** React's `code` without the bodies of what the site does not use. Throws where React has no function of a listed name. */
export function usedParts(code: string, statements: Statement[]): string {
  const idle = new Set(Object.values(IDLE).flatMap((names) => names.split(/\s+/)));
  let used = '';
  let end = 0;
  for (const statement of statements) {
    const name = statement.type === 'FunctionDeclaration' ? (statement.id?.name ?? '') : '';
    if (statement.body && idle.delete(name)) {
      used += `${code.slice(end, statement.body.start)}{${ANSWERS[name] ?? ''}}`;
      end = statement.body.end;
    } else if (METHODS.test(code.slice(statement.start, statement.end))) {
      used += code.slice(end, statement.start);
      end = statement.end;
    }
  }
  if (idle.size > 0) throw new Error(`React has no function any more that is called ${[...idle].join(', ')}.`);
  return used + code.slice(end);
}

/** Built in at the build for browsers alone: specs, `npm run dev` and the catalogue of components run the whole of React. */
export function reactParts(): Plugin {
  return {
    name: 'react-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        return { code: usedParts(code, this.parse(code).body as Statement[]), map: null };
      },
    },
  };
}
