/** Roles at the centre, without names of people. */
export const roles = [
  {
    portrait: 'facilitator',
    title: 'Facilitator',
    text: 'Teaches live lessons, reads learners’ work and gives feedback.',
  },
  {
    portrait: 'writer',
    title: 'Curriculum writer',
    text: 'Plans modules and writes tasks that people can do alone.',
  },
  {
    portrait: 'support',
    title: 'Learner support',
    text: 'Helps with applications, documents, time and access needs.',
  },
] as const;
