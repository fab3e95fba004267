/** Interface texts of the bars, the menu, the floating buttons and links to new tabs. */

export const skipLink = 'Skip to main content';
export const announcement = 'Announcement';
export const nextIntake = 'Next intake:';
export const noNextIntake = 'Next intake: no date yet';
export const askForIntake = '. Ask us when the next one starts.';
export const allDates = 'See all intake dates';
export const allDatesShort = 'See dates';
export const mainLinks = 'Main';
export const menu = 'Menu';
export const close = 'Close';
export const help = 'Help';
export const backToTop = 'Back to top';
export const chat = 'Chat with us';
export const newTab = ' (opens in a new tab)';
