/** Interface texts of the programmes panels and their search. The panels load them on demand. */

export const label = 'Search programmes';
export const clear = 'Clear search';
export const back = 'Back';
/** Precedes the search text in quotes; the document fixes the wording (S2-33, S8-01). */
export const noResults = 'No programs found for';
export const noResultsAdvice = 'Check the spelling, or choose a category.';
export const showCategories = 'Show all categories';
export const elsewhere = 'Elsewhere on this site';
export const resultsHidden = 'Type, or go back to the search field, to see the results again.';
export const chooseCategory = 'Select a category to see its programmes.';
export const forBeginners = 'New to code?';
