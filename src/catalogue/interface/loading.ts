/** Interface texts of loading and errors. The document fixes the overlay's wording (S2-10, S2-11, S8-02). */

export const panelLoading = 'One moment…';
export const panelFailed = 'This part did not load.';
export const panelFallback = 'See all programmes on the home page';
export const overlayName = 'Loading';
export const overlay = 'Initializing Firewalls';
export const pageFailed = 'This page did not load';
export const pageFailedLead = 'Your connection may have dropped, or the page has changed since you arrived.';
export const tryAgain = 'Try again';
export const goHome = 'Go to the home page';
