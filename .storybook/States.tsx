import { Canvas, Description, DocsContext, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import * as styles from './page.css';

/** A story as Storybook's docs context describes it. */
type Story = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** Height of a frame before its story is rendered, and of a full-window story, CSS px. */
const HEIGHT = 640;
/** Space below a story for its focus ring, in CSS px. */
const MARGIN = 24;
/** Pause between two polls of a frame, ms. */
const PAUSE = 300;

/** Storybook's preview object in a frame. */
type FrameWindow = Window & { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };
/** Render phases after which a story is final. */
const FINAL_PHASES = ['finished', 'aborted', 'errored'];

/** Viewport width that a story asks for, CSS px. */
function widthOf({ storyGlobals }: Story): number | undefined {
  const { value } = (storyGlobals.viewport ?? {}) as { value?: string };
  return value === undefined ? undefined : Number(value.slice(1));
}

/** `true` for a story that needs a frame: with a play function, over the whole window, or with a viewport or emulation. */
const needsFrame = ({ playFunction, parameters, storyGlobals }: Story) =>
  Boolean(playFunction) ||
  parameters.picture === 'window' ||
  Object.keys(storyGlobals).some((name) => name !== 'pseudo');

interface FrameProps {
  story: Story;
  /** Storybook globals as written in a URL. */
  globals: string;
  /** Lets the story play. Only one may at a time, because two would fight for the focus. */
  mayPlay: boolean;
  onDrawn: () => void;
}

/** A story in an iframe as high as its content. */
function Frame({ story, globals, mayPlay, onDrawn }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT);
  const [isDrawn, setIsDrawn] = useState(false);
  const isWindow = story.parameters.picture === 'window';
  useEffect(() => {
    const timer = setInterval(() => {
      const { contentWindow, contentDocument } = frame.current ?? {};
      const phase = (contentWindow as FrameWindow | null | undefined)?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      if (!FINAL_PHASES.includes(phase ?? '')) return;
      const root = contentDocument?.getElementById('storybook-root');
      if (root && !isWindow) setHeight(Math.ceil(root.getBoundingClientRect().bottom) + MARGIN);
      setIsDrawn(true);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [isWindow]);
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        title={story.name}
        src={mayPlay ? `iframe.html?viewMode=story&id=${story.id}&globals=${globals}` : 'about:blank'}
        width={widthOf(story) ?? '100%'}
        height={height}
      />
      <details className={styles.code}>
        <summary>Show code</summary>
        <Source of={story.moduleExport} />
      </details>
    </>
  );
}

/** Every story of this page's component. A story with a play function is shown in its final state. */
export function States() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const framed = stories.filter(needsFrame);
  const [drawn, setDrawn] = useState(0);
  return (
    <>
      <h2>States</h2>
      {stories.map((story) => {
        const { scheme, contrast, motion, textSize, paper } = context.getStoryContext(story).globals;
        const chosen = Object.entries({ scheme, contrast, motion, textSize, paper });
        return (
          <div key={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            {needsFrame(story) ? (
              <Frame
                story={story}
                globals={chosen.map(([name, value]) => `${name}:${value}`).join(';')}
                mayPlay={framed.indexOf(story) <= drawn}
                onDrawn={() => setDrawn(Math.max(drawn, framed.indexOf(story) + 1))}
              />
            ) : (
              <Canvas of={story.moduleExport} />
            )}
          </div>
        );
      })}
    </>
  );
}
