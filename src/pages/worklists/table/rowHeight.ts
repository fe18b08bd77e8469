/** Height of a worklist's row, in pixels. */
export const rowHeight = 32
