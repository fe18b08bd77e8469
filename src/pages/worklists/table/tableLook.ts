import type { Theme } from '@mui/material/styles'
import { duePill } from '../due/duePill.ts'

const stays = { position: 'sticky', zIndex: 1 } as const

/** Look of a worklist's table: fixed widths, so that nothing jumps when rows change, and columns that stay. */
export const tableLook = ({ palette }: Theme) => ({
  // A row that the keys bring into sight stands below the heads.
  scrollPaddingTop: '36px',
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
  // Beside the side panel, or on a small screen, columns that stay would leave no room for the others.
  containerType: 'inline-size',
  '@container (max-width: 600px)': {
    '& tbody [data-stays]': { position: 'static !important' },
    '& thead [data-stays]': { left: 'auto !important', zIndex: '2 !important' },
  },
  '& .row-actions': { display: 'flex', alignItems: 'center' },
  '& .column-action input': {
    width: 15,
    height: 15,
    margin: '0 8px 0 0',
    verticalAlign: 'middle',
    accentColor: palette.primary.main,
  },
  '& .row-preview': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    width: 26,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: palette.text.secondary,
    fontSize: 17,
    cursor: 'pointer',
    '&:hover': { color: palette.text.primary, bgcolor: 'action.hover' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  },
  ...duePill(palette),
  // What is done with a row shows where one is; what takes work on stays in sight.
  '@media (hover: hover)': {
    '& tbody tr:not(:hover):not(:focus-within):not([aria-selected="true"]):not([aria-current="true"]) .row-actions':
      {
        '& button:not([data-look="emphasis"])': { opacity: 0 },
      },
  },
  '& .head-label': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    maxWidth: '100%',
    height: 32,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    userSelect: 'none',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
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
  '& tbody > tr[aria-current="true"]:focus-visible > td:first-of-type': {
    boxShadow: `inset 3px 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`,
  },
})
