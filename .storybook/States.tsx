import { Canvas, Description, DocsContext, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import * as styles from './page.css';

/** What Storybook knows of a state. */
type Story = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** Of a frame before its story is drawn, and of one that stands over the page, CSS px. */
const HEIGHT = 640;
/** Below a story, for its focus ring, CSS px. */
const MARGIN = 24;
/** ms, between two looks at a frame. */
const PAUSE = 300;

/** Storybook's own object in a frame. */
type FrameWindow = Window & { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };
/** How the drawing of a story ends. */
const ENDS = ['finished', 'aborted', 'errored'];

/** The width of the window that a story asks for, CSS px. */
function widthOf({ storyGlobals }: Story): number | undefined {
  const { value } = (storyGlobals.viewport ?? {}) as { value?: string };
  return value === undefined ? undefined : Number(value.slice(1));
}

/** Whether a story needs a window of its own: where it is played, stands over the page, or asks for a width or a switch. */
const needsFrame = ({ playFunction, parameters, storyGlobals }: Story) =>
  Boolean(playFunction) ||
  parameters.picture === 'window' ||
  Object.keys(storyGlobals).some((name) => name !== 'pseudo');

interface FrameProps {
  story: Story;
  /** The switches, as an address has them. */
  globals: string;
  /** Whether it may be played: two at once would take the focus from each other. */
  isTurn: boolean;
  onDrawn: () => void;
}

/** A story in a window of its own, as high as it is. */
function Frame({ story, globals, isTurn, onDrawn }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT);
  const [isDrawn, setIsDrawn] = useState(false);
  const isWindow = story.parameters.picture === 'window';
  useEffect(() => {
    const timer = setInterval(() => {
      const { contentWindow, contentDocument } = frame.current ?? {};
      const phase = (contentWindow as FrameWindow | null | undefined)?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      if (!ENDS.includes(phase ?? '')) return;
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
        data-drawn={isDrawn}
        title={story.name}
        src={isTurn ? `iframe.html?viewMode=story&id=${story.id}&globals=${globals}` : 'about:blank'}
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

/** Every state of the component of this page. Those that are played are drawn as they stand afterwards. */
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
                isTurn={framed.indexOf(story) <= drawn}
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
