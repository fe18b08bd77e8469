import { useTheme } from '@mui/material/styles'

/** Fill of what was lost within the drawing that has {@link LostPattern} with the same id. */
export const lostFill = (id: string): string => `url(#${id}-lost)`

/** What was lost is drawn in no colour: hatched grey, which no given colour is taken for. */
export function LostPattern({ id }: { readonly id: string }) {
  const isDark = useTheme().palette.mode === 'dark'
  return (
    <defs>
      <pattern id={`${id}-lost`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={isDark ? '#5c6470' : '#c9ced6'} />
        <path d="M0,6 l6,-6" stroke={isDark ? '#9aa3af' : '#7b8490'} strokeWidth="1.2" />
      </pattern>
    </defs>
  )
}
