/** The day of tests. */
export { TEST_DAY } from '../../build/day';
