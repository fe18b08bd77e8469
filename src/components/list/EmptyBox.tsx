import Box from '@mui/material/Box'

/** An open box with nothing in it: the drawing of a list without rows. */
export const EmptyBox = () => (
  <Box
    component="svg"
    viewBox="0 0 64 48"
    aria-hidden="true"
    focusable="false"
    sx={{ width: 80, height: 60, fill: 'none', stroke: '#B98B5A', strokeWidth: 1.6, strokeLinejoin: 'round' }}
  >
    <path d="M12 18 32 26v20L12 37z M52 18 32 26v20l20-9z" fill="#B98B5A" fillOpacity="0.12" />
    <path d="M12 18 32 11l20 7-20 8z" fill="#B98B5A" fillOpacity="0.24" />
    <path d="M12 18 4 11l19-7 9 7M52 18l8-7-19-7-9 7M12 18l-7 8 20 7 7-7M52 18l7 8-20 7-7-7" />
  </Box>
)
