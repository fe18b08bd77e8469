import Link from '@mui/material/Link'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface ItemLinkProps {
  readonly id: number
  readonly onOpen: () => void
  readonly noWrap?: boolean
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}

/** Leads to an item of the quote once what is open on the quote may be left. */
export function ItemLink({ id, onOpen, children, ...look }: ItemLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={`/qitem/${id}`}
      onClick={event => {
        event.stopPropagation()
        // A new window checks for itself.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
      {...look}
    >
      {children}
    </Link>
  )
}
