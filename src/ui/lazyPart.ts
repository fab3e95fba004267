import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { PAGE_TIMEOUT_MS } from '../constants';
import { watchView } from './watchView';

/** State of a lazy part: loaded, failed, or neither yet. */
interface Progress<Part> {
  part?: Part;
  /** Reason of the failure. Removed as soon as the part is asked for again. */
  error?: Error;
}

/** A part of the site whose code is fetched later: a page, a panel, an enhancement. */
export interface LazyPart<Part> {
  /** Fetches the code once. Resolves once the fetch has succeeded or failed; never rejects. */
  load: () => Promise<void>;
  /** Handler of 'Try again': the first press fetches the part, each later one reloads the page. */
  tryAgain: () => void;
  progress: () => Progress<Part>;
  subscribe: (listener: () => void) => () => void;
}

const NOT_LOADED: Progress<never> = {};
const notLoaded = () => NOT_LOADED;

/**
 * Fetches a module again after `error`. Firefox remembers that a module failed, so the address gets a query, which makes it
 * another module. The address is read from the message of `error`: Chromium and Firefox name it there.
 */
async function fetchAgain<Module extends object>(error: unknown, name: keyof Module, count: number): Promise<Module> {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
  if (!address) throw error;
  const chunk = await import(/* @vite-ignore */ `${address}?${count}`);
  // A chunk that others import from exports its module as an object.
  return [chunk, ...Object.values(chunk)].find((one) => Object(one)[name]);
}

/**
 * The export `name` of the module that `fetchModule` imports, fetched when it is asked for. A failure is reported and then
 * forgotten: the next `load` tries again, and so does the network's return. Code that arrives after the time
 * limit is still used.
 */
export function lazyPart<Module extends object, Name extends keyof Module>(
  fetchModule: () => Promise<Module>,
  name: Name,
): LazyPart<Module[Name]> {
  let progress: Progress<Module[Name]> = NOT_LOADED;
  let pending: Promise<void> | undefined;
  let failures = 0;
  let isTriedAgain = false;
  const listeners = new Set<() => void>();

  function set(next: typeof progress) {
    progress = next;
    for (const listener of listeners) listener();
  }
  function fail(message: string, cause?: unknown) {
    if (progress.part) return;
    pending = undefined;
    failures += 1;
    const error = new Error(message, { cause });
    set({ error });
    globalThis.reportError?.(error);
    globalThis.window?.addEventListener('online', load, { once: true });
  }
  function load(): Promise<void> {
    pending ??= new Promise((settle) => {
      if (progress.error) set(NOT_LOADED);
      const handleTimeout = () => {
        fail('Code took too long to arrive.');
        settle();
      };
      // The development server builds on request, on a machine that may be busy.
      const limit = import.meta.env.MODE !== 'development' && setTimeout(handleTimeout, PAGE_TIMEOUT_MS);
      fetchModule()
        .catch((cause) => {
          if (failures === 0) throw cause;
          return fetchAgain<Module>(cause, name, failures);
        })
        .then((module) => set({ part: module[name] }))
        .catch((cause) => fail('Code could not be fetched.', cause))
        .finally(() => {
          if (limit) clearTimeout(limit);
          settle();
        });
    });
    return pending;
  }

  return {
    load,
    tryAgain() {
      if (isTriedAgain) window.location.reload();
      else void load();
      isTriedAgain = true;
    },
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * State of `part`. Hydration must match the HTML, so it renders the fallback even when the code has already loaded, except
 * where `prerendered` says otherwise.
 */
export function useLazyPart<Part>(
  { subscribe, progress }: LazyPart<Part>,
  prerendered: () => Progress<Part> = notLoaded,
): Progress<Part> {
  return useSyncExternalStore(subscribe, progress, prerendered);
}

interface Fallback {
  /** Shown until the component has loaded, and kept if it never does. Nothing by default. */
  fallback?: ReactNode;
}

/** Component that a page can do without. Its code is fetched after hydration (S1-21, S8-02). */
export function enhancement<Props extends object>(part: LazyPart<ComponentType<Props>>) {
  return ({ fallback, ...props }: Props & Fallback) => {
    const { part: Part } = useLazyPart(part);
    useEffect(() => void part.load(), []);
    return Part ? createElement(Part, props as unknown as Props) : fallback;
  };
}

/**
 * Wraps an `enhancement` in `<div className>`, and fetches its code when that is near the viewport: two viewports ahead
 * once the visitor scrolls, so that a first load fetches nothing more. An element with `display: none` never triggers the
 * fetch. A `min-height` of the class avoids layout shift.
 */
export function enhancementInView<Props extends object>(part: LazyPart<ComponentType<Props>>) {
  const Part = enhancement(part);
  return ({ className, ...props }: Props & { className?: string }) => {
    const [isNear, setNear] = useState(!!part.progress().part);
    const observe = useCallback((place: HTMLElement | null) => {
      const watch = (margin: string) => watchView(place, (isNow) => isNow && setNear(true), margin);
      const stopWatching = [watch('25%')];
      const lookAhead = () => stopWatching.push(watch('200%'));
      window.addEventListener('scroll', lookAhead, { once: true });
      return () => {
        window.removeEventListener('scroll', lookAhead);
        for (const end of stopWatching) end?.();
      };
    }, []);
    return createElement('div', { className, ref: observe }, isNear && createElement(Part, props as unknown as Props));
  };
}
