/** Port of the example centre's site, which most tests visit. */
export const fixturePort = Number(process.env.PORT ?? 4273);
/** Port of the site with the centre's own content. */
export const livePort = fixturePort + 1;
