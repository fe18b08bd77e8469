import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination'

/** Which rows are shown of a list that was not counted to its end. */
export const ofAtLeast = ({ from, to, count }: LabelDisplayedRowsArgs): string => `${from}-${to} of ${count}+`
