import type { Theme } from '@mui/material/styles'

/** The edge at which rows of one need are seen to belong together. */
export const optionEdge = {
  '& > td:first-of-type, &:is(li)': {
    boxShadow: ({ palette }: Theme) => `inset 3px 0 0 0 ${palette.primary.main}`,
  },
} as const
