import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import { useVisit } from './palette/useVisit.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface PageProps {
  /** The page's name: its heading and the document's title. */
  readonly title: string
  /** Shown beside the heading: a status chip, a count. */
  readonly beside?: ReactNode
  /** Buttons at the right of the heading. */
  readonly actions?: ReactNode
  /** The way from the home page to here, without this page itself. */
  readonly breadcrumbs?: readonly Crumb[]
  /** A bar that stays in sight while the page scrolls: tabs, filters, Save. */
  readonly toolbar?: ReactNode
  /** Makes the page as tall as the window: a region in it scrolls (a table), not the page. */
  readonly fit?: boolean
  readonly children: ReactNode
}

const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const

/** The frame of every page: one heading, its title in the window, actions on the right, an optional sticky bar. */
export function Page({
  title,
  beside,
  actions,
  breadcrumbs = [],
  toolbar,
  fit = false,
  children,
}: PageProps) {
  useDocumentTitle(title)
  useVisit(title)
  return (
    <Box sx={{ ...column, flex: fit ? '1 1 0' : '1 0 auto', px: 2, pt: 1, pb: fit ? 1 : 2 }}>
      <Breadcrumbs crumbs={breadcrumbs} />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, minHeight: 40 }}>
        <Typography variant="h1" noWrap title={title}>
          {title}
        </Typography>
        {beside}
        {actions === undefined ? null : (
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, marginLeft: 'auto' }}>
            {actions}
          </Box>
        )}
      </Box>
      {toolbar === undefined ? null : (
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 'appBar',
            bgcolor: 'background.default',
            mx: -2,
            px: 2,
            py: 0.5,
          }}
        >
          {toolbar}
        </Box>
      )}
      <Box sx={{ ...column, flex: fit ? '1 1 0' : '1 0 auto', mt: 1 }}>{children}</Box>
    </Box>
  )
}
