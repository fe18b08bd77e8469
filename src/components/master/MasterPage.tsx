import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ListBase, type RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Page } from '../../layout/Page.tsx'
import { ListCount } from '../list/ListCount.tsx'
import { reportedInList } from '../list/reportedInList.ts'
import { MasterForm } from './MasterForm.tsx'
import { MasterList } from './MasterList.tsx'
import type { Master, MasterRow } from './master.ts'
import { UploadMaster } from './UploadMaster.tsx'
import { useOpenMaster } from './useOpenMaster.ts'

const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const

/** A master's page: its list, and beside it the form of the one that is open. */
export function MasterPage<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
}: {
  readonly master: Master<Row, Values>
}) {
  const { id, openNew } = useOpenMaster(master.resource)
  const isOpen = id !== undefined
  return (
    <ListBase
      resource={master.resource}
      perPage={25}
      sort={{ ...master.sort }}
      storeKey={`${master.resource}.list`}
      queryOptions={reportedInList}
    >
      <Page
        fit
        title={master.title}
        beside={<ListCount />}
        actions={
          <>
            {master.Tools === undefined ? null : <master.Tools />}
            <UploadMaster master={master} />
            <Button
              size="small"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => void openNew()}
              aria-keyshortcuts="n"
              title="n"
            >
              New {master.one}
            </Button>
          </>
        }
      >
        <Box sx={{ display: 'flex', flex: '1 1 0', minHeight: 0, gap: 2 }}>
          <Box
            sx={{
              ...column,
              flex: '1 1 0',
              // Where there is no room for both, the form takes the list's place.
              ...(isOpen ? { display: { xs: 'none', lg: 'flex' } } : {}),
            }}
          >
            <MasterList master={master} />
          </Box>
          {isOpen ? (
            <Box sx={{ ...column, flex: { xs: '1 1 0', lg: `0 0 ${master.formWidth ?? '56%'}` } }}>
              <MasterForm key={id} master={master} id={id} />
            </Box>
          ) : null}
        </Box>
      </Page>
    </ListBase>
  )
}
