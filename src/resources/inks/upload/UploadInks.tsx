import { UploadButton } from '../../../components/upload/UploadButton.tsx'
import { InkUploadDialog } from './InkUploadDialog.tsx'
import { inkLines } from './inkLines.ts'

const columns = ['Code', 'Name', 'Colour', 'Process', 'Group', 'Vendor', 'In use']

/** Brings in many inks, and the groups they name, from a file. */
export function UploadInks() {
  return (
    <UploadButton many="inks" columns={columns} read={inkLines}>
      {(lines, onClose) => <InkUploadDialog lines={lines} onClose={onClose} />}
    </UploadButton>
  )
}
