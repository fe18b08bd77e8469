import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { Problem } from '#domain/boxGeometry'

interface PanelProps {
  readonly title: string
  /** At the right of the heading: tabs, buttons. */
  readonly tools?: ReactNode
  /** Why there are no figures, where it is this panel that says it. */
  readonly problems?: readonly Problem[]
  /** As high as its content, instead of as high as its place. */
  readonly isNatural?: boolean
  /** What stands in their way is no fault. */
  readonly isQuiet?: boolean
  /** There is nothing to show, for a reason that is said elsewhere. */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** With the look of its parts: every panel is drawn anew at each key press, and each styled element costs. */
const Frame = styled('section')(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  overflow: 'hidden',
  // What changes in one panel is not laid out again in the others.
  contain: 'layout paint',
  '& > [data-part="head"]': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 8,
    minHeight: 32,
    padding: '1px 8px 0 10px',
    '& > h2': {
      margin: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '0.8125rem',
      fontWeight: 600,
    },
    '& > div': { display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto', minWidth: 0 },
  },
  '& > [data-part="body"]': {
    containerType: 'inline-size',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minHeight: 0,
    minWidth: 0,
    overflow: 'auto',
  },
  '&[data-natural="true"]': { height: 'auto', overflow: 'visible', contain: 'layout' },
  '&[data-natural="true"] > [data-part="body"]': { flex: '0 0 auto' },
}))

/** A panel of figures with its heading, and what stands in their way. */
export function Panel(props: PanelProps) {
  const { title, tools, problems = [], isNatural = false, isEmpty = false, isQuiet = false, children } = props
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId} data-natural={isNatural}>
      <div data-part="head">
        <h2 id={titleId}>{title}</h2>
        {tools === undefined ? null : <div>{tools}</div>}
      </div>
      {problems.length === 0 ? null : (
        <Typography
          role="status"
          variant="body2"
          sx={{ px: 1.25, pb: 0.5, color: isQuiet ? 'text.secondary' : 'error.main' }}
        >
          {problems.map(({ message }) => message).join(' ')}
        </Typography>
      )}
      <div data-part="body">
        {isEmpty ? (
          <Typography variant="body2" color="textSecondary" sx={{ px: 1.25, py: 0.5 }}>
            Follows once the box can be made.
          </Typography>
        ) : null}
        {children}
      </div>
    </Frame>
  )
}
