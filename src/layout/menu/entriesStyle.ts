/**
 * Look of the entries inside: icon beside its label, or above it while the drawer is mini (`mini`), or indented in a group
 * (`nested`). Said once around them: forty entries would work a style out for each.
 */
export const entriesStyle = {
  '& .entry': { display: 'flex', position: 'relative', width: '100%', textAlign: 'left' },
  '& .entry.group': { display: 'block' },
  '& .MuiListItemButton-root': {
    position: 'relative',
    minHeight: 34,
    mb: 0.25,
    py: 0.25,
    px: 1.25,
    borderRadius: 1.5,
    textAlign: 'left',
    '&.nested': { minHeight: 30, pr: 0.75, pl: 4.75 },
    '&.nested.mini': { pl: 1.25 },
    '&.mini:not(.nested)': { flexDirection: 'column', justifyContent: 'center', px: 0, py: 0.75 },
    '&.Mui-selected': { color: 'primary.main', '& .label': { fontWeight: 500 } },
  },
  '& .label': {
    flex: '1 1 auto',
    minWidth: 0,
    my: 0.5,
    typography: 'body2',
    overflowWrap: 'anywhere',
    '&.part': { typography: 'overline', lineHeight: 1.5, color: 'text.secondary' },
  },
  '& .miniLabel': {
    width: '100%',
    mt: 0.25,
    typography: 'body2',
    fontSize: '0.65625rem',
    lineHeight: 1.2,
    textAlign: 'center',
    textWrap: 'balance',
  },
  '& .count': {
    flexShrink: 0,
    ml: 1,
    px: 0.75,
    borderRadius: 4,
    bgcolor: 'action.selected',
    color: 'text.primary',
    fontSize: '0.6875rem',
    fontWeight: 500,
    lineHeight: '18px',
  },
  '& .mini:not(.nested) .count': { position: 'absolute', top: 2, right: 10, ml: 0 },
  '& .MuiListItemIcon-root': { color: 'inherit' },
  '& .mini:not(.nested) .MuiListItemIcon-root': { minWidth: 0 },
} as const
