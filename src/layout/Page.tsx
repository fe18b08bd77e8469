import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import { useVisit } from './palette/useVisit.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface PageProps {
  /** The page's name: its heading and the document's title. */
  readonly title: string
  /** The window's title and the name of the visit, when the heading alone does not tell which page it is. */
  readonly windowTitle?: string
  /** At the right of the breadcrumbs, over the heading. */
  readonly above?: ReactNode
  /** Shown beside the heading: a status chip, a count. */
  readonly beside?: ReactNode
  /** Buttons at the right of the heading. */
  readonly actions?: ReactNode
  /** The way from the home page to here, without this page itself. */
  readonly breadcrumbs?: readonly Crumb[]
  /** A bar that stays in sight while the page scrolls: tabs, filters, Save. */
  readonly toolbar?: ReactNode
  /** The heading stays in one line, and in sight with the toolbar while the page scrolls. */
  readonly isHeadingKept?: boolean
  /** Makes the page as tall as the window: a region in it scrolls (a table), not the page. */
  readonly fit?: boolean
  readonly children: ReactNode
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

// In a narrow window what stands beside the heading has a line of its own, and nothing is cut to a letter.
const keptWrap = { xs: 'wrap', lg: 'nowrap' } as const

const keptTitle = {
  minWidth: 0,
  flex: { xs: '1 1 8rem', lg: '0 1 auto' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', lg: 'nowrap' },
} as const

const keptBeside = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  minWidth: 0,
  order: { xs: 1, lg: 0 },
  flex: { xs: '1 1 100%', lg: '0 100 auto' },
} as const

const aboveHeading = {
  display: 'flex',
  flexWrap: keptWrap,
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  minHeight: 26,
  minWidth: 0,
} as const

const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const

/** The frame of every page: one heading, its title in the window, actions on the right, an optional sticky bar. */
export function Page({
  title,
  windowTitle = title,
  above,
  beside,
  actions,
  breadcrumbs = [],
  toolbar,
  isHeadingKept = false,
  fit = false,
  children,
}: PageProps) {
  useDocumentTitle(windowTitle)
  useVisit(windowTitle)
  const wrap = isHeadingKept ? keptWrap : 'wrap'
  const heading = (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: wrap, columnGap: 1.5, minHeight: 40 }}>
      <Typography
        variant="h1"
        title={title}
        sx={isHeadingKept ? keptTitle : { ...oneLine, minWidth: 'auto' }}
      >
        {title}
      </Typography>
      {isHeadingKept ? <Box sx={keptBeside}>{beside}</Box> : beside}
      {actions === undefined ? null : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: isHeadingKept ? 'nowrap' : 'wrap',
            flexShrink: 0,
            maxWidth: '100%',
            gap: 1,
            marginLeft: 'auto',
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  )
  return (
    <Box sx={{ ...column, flex: fit ? '1 1 0' : '1 0 auto', px: 2, pt: 1, pb: fit ? 1 : 2 }}>
      {above === undefined ? (
        <Breadcrumbs crumbs={breadcrumbs} />
      ) : (
        <Box sx={aboveHeading}>
          <Breadcrumbs crumbs={breadcrumbs} />
          {above}
        </Box>
      )}
      {isHeadingKept ? null : heading}
      {toolbar === undefined ? null : (
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 'appBar',
            bgcolor: 'background.default',
            mx: -2,
            px: 2,
            ...(isHeadingKept ? {} : { py: 0.5 }),
          }}
        >
          {isHeadingKept ? heading : null}
          {toolbar}
        </Box>
      )}
      <Box sx={{ ...column, flex: fit ? '1 1 0' : '1 0 auto', mt: 1 }}>{children}</Box>
    </Box>
  )
}
