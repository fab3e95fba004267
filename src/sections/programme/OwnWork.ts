import { createElement } from 'react';
import { enhancementInView, lazyPart } from '../../ui/lazyPart';
import { place } from './LeaveWith.css';

const Work = enhancementInView(lazyPart(() => import('../marked/ProgrammeWork'), 'ProgrammeWork'));

/** A task of a programme, marked, in its place. */
export const OwnWork = (props: { path: string }) => createElement(Work, { ...props, className: place });
