/** Page sizes a list offers; a list opens with the first. */
export const pageSizes: readonly number[] = [10, 25, 50, 100]
