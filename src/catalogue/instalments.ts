/** Total of a monthly plan. */
export const totalOf = ({ amount, count }: { amount: number; count: number }): number => amount * count;
