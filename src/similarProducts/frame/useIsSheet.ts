import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the panel is a sheet as wide as the window, because the window is narrow. */
export const useIsSheet = (): boolean => useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true })
