import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { counted, decimal } from '#domain/formats'
import { type ExportOf, useExport } from './useExport.ts'

/** Saves all rows that the filters let through, in the columns shown, as CSV or as an Excel file. */
export function ExportMenu<Row extends RaRecord>(props: ExportOf<Row>) {
  const { total } = useListContext<Row>()
  const { read, save, cancel } = useExport(props)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (format: 'csv' | 'xlsx') => () => {
    setAnchor(null)
    void save(format)
  }

  if (read !== null) {
    return (
      <Button size="small" color="inherit" startIcon={<FileDownloadIcon />} onClick={cancel}>
        {total === undefined ? `${counted(read, 'row')}… ` : `${decimal(read, 0)} of ${decimal(total, 0)}… `}
        Cancel
      </Button>
    )
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FileDownloadIcon />}
        disabled={total === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('csv')}>CSV</MenuItem>
        <MenuItem onClick={choose('xlsx')}>Excel</MenuItem>
      </Menu>
    </>
  )
}
