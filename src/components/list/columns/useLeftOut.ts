import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import type { ListColumn } from '../listColumn.ts'

/** The columns that are out of sight while the person has not chosen any, by their source. */
export function useLeftOut<Row>(columns: readonly ListColumn<Row>[]): string[] {
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('lg'), { noSsr: true })
  return useMemo(
    () =>
      columns
        .filter(({ leftOut }) => leftOut === 'always' || (isNarrow && leftOut === 'narrow'))
        .map(({ source }) => source),
    [columns, isNarrow],
  )
}
