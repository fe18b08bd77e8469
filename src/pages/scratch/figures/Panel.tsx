import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { Problem } from '#domain/boxGeometry'
import { useUnsaid } from './saidAbove.ts'

interface PanelProps {
  readonly title: string
  /** At the right of the heading: tabs, buttons. */
  readonly tools?: ReactNode
  /** Why there are no new figures; what is shown below is the last good. */
  readonly problems?: readonly Problem[]
  /** Whether there ever was something to show. */
  readonly isEmpty?: boolean
  /** As high as its content, instead of as high as its place. */
  readonly isNatural?: boolean
  readonly children: ReactNode
}

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
  '&[data-natural="true"]': { height: 'auto', overflow: 'visible', contain: 'layout' },
}))

const Title = styled('h2')({
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  fontWeight: 600,
})

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  minWidth: 0,
})

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 8,
  minHeight: 32,
  padding: '1px 8px 0 10px',
})

const Body = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  '[data-natural="true"] > &': { flex: '0 0 auto' },
  '&[data-stale="true"]': {
    filter: 'grayscale(1)',
    '&, & *': { color: `${theme.palette.text.secondary} !important` },
    '& input': { backgroundColor: 'transparent !important' },
    '& svg, & canvas, & img': { opacity: 0.45 },
  },
}))

/** A panel of figures with its heading. While its part can't be worked out, the last good figures stay, greyed. */
export function Panel(props: PanelProps) {
  const { title, tools, problems = [], isEmpty = false, isNatural = false, children } = props
  const titleId = useId()
  const isStale = problems.length > 0
  const unsaid = useUnsaid(problems)
  return (
    <Frame aria-labelledby={titleId} data-natural={isNatural}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {tools === undefined ? null : <Tools>{tools}</Tools>}
      </Head>
      {unsaid.length > 0 ? <StaleReason problems={unsaid} isEmpty={isEmpty} /> : null}
      {isEmpty && isStale ? null : <Body data-stale={isStale}>{children}</Body>}
    </Frame>
  )
}

/** Says why a part can't be worked out, and that what follows is from before. */
export function StaleReason({
  problems,
  isEmpty,
}: {
  readonly problems: readonly Problem[]
  readonly isEmpty: boolean
}) {
  const why = problems.map(({ message }) => message).join(' ')
  return (
    <Typography role="status" variant="body2" sx={{ px: 1.25, pb: 0.5, color: 'error.main' }}>
      {why}
      {isEmpty ? null : ' What is shown is the last good.'}
    </Typography>
  )
}
