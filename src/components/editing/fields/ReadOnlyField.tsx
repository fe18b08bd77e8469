import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useId } from 'react'
import { type InputProps, spanned } from './inputProps.ts'

interface ReadOnlyFieldProps {
  readonly label: string
  /** The value in words. */
  readonly children: ReactNode
  readonly span?: InputProps<object>['span'] | undefined
  /** What is wrong with it, or worth knowing. */
  readonly note?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** A value that can't be changed: its label and the value, without a box. */
export function ReadOnlyField({ label, children, span, note, ref }: ReadOnlyFieldProps) {
  const labelId = useId()
  return (
    <Box
      ref={ref}
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      sx={{ minWidth: 0, ...spanned(span), ...ledTo }}
    >
      <Typography id={labelId} component="div" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {note === undefined ? null : (
        <Typography component="div" variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  )
}

/** Who is led to a value that can't be typed in has to see it. */
const ledTo = { borderRadius: 0.5, '&:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }
