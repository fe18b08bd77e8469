import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

export interface Crumb {
  readonly label: string
  readonly to: string
}

/** The way to a page, each step a link. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <MuiBreadcrumbs aria-label="Breadcrumb" sx={{ typography: 'body2', flexShrink: 0 }}>
      {crumbs.map(({ label, to }) => (
        <Link key={to} component={RouterLink} to={to} color="textSecondary" underline="hover">
          {label}
        </Link>
      ))}
    </MuiBreadcrumbs>
  )
}
