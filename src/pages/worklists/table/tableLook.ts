import type { Theme } from '@mui/material/styles'

const stays = { position: 'sticky', zIndex: 1 } as const

/** Look of a worklist's table: fixed widths, so that nothing jumps when rows change, and columns that stay. */
export const tableLook = ({ palette }: Theme) => ({
  '& table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    textAlign: 'left',
    bgcolor: 'background.paper',
    px: 1,
    pr: 1,
  },
  '& tbody td': {
    maxWidth: 'none',
    textAlign: 'left',
    borderBottom: `1px solid ${palette.divider}`,
    textOverflow: 'ellipsis',
  },
  '& [data-right]': { textAlign: 'right' },
  '& .column-action': { ...stays, left: 0, pl: 0.75 },
  '& tbody [data-stays]': stays,
  '& thead .column-action, & thead [data-stays]': { zIndex: 3 },
  '& .column-action, & [data-stays]': { borderRight: `1px solid ${palette.divider}` },
  '& .head-label': {
    maxWidth: '100%',
    height: 32,
    font: 'inherit',
    justifyContent: 'flex-start',
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  '& th[data-right] .head-label': { justifyContent: 'flex-end', width: '100%' },
  '& .head-words': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& th[data-over]': { boxShadow: `inset 2px 0 ${palette.primary.main}` },
  '& .column-edge': {
    position: 'absolute',
    top: 0,
    right: 0,
    width: 9,
    height: '100%',
    cursor: 'col-resize',
    touchAction: 'none',
    borderRight: '2px solid transparent',
  },
  '& thead th:hover .column-edge': { borderRightColor: palette.divider },
  '& .column-edge:hover, & .column-edge:active': { borderRightColor: `${palette.primary.main} !important` },
  '& tbody > tr[aria-selected="true"]': { '--row-tint': palette.action.selected },
  '& tbody > tr[aria-current="true"] > td:first-of-type': {
    boxShadow: `inset 3px 0 ${palette.primary.main}`,
  },
})
