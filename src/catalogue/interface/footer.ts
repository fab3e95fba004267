/** Interface texts of the footer. The document fixes the wording (S2-71 to S2-82). */

export const invitation = 'Interested in Learning Top Tech Skills?';
export const apply = 'Apply Now';
export const social = 'Connect';
export const students = 'Students';
export const accreditations = 'Accreditations';
export const legal = 'Legal';
export const demonstration = ' · Demonstration: sample data';
