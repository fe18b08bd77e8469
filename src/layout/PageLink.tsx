import Link, { type LinkProps } from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { redirectFrom } from '#domain/access'
import { useRights } from '../authProvider/useRights.ts'

interface PageLinkProps extends Omit<LinkProps, 'href' | 'component'> {
  /** Address of a page of the product, with its query. */
  readonly to: string
}

/** A link to a page for those who may see the page; for others its words alone. */
export function PageLink({ to, children, ...link }: PageLinkProps) {
  const [path = ''] = to.split('?')
  return redirectFrom(path, useRights()) === null ? (
    <Link component={RouterLink} to={to} {...link}>
      {children}
    </Link>
  ) : (
    children
  )
}
