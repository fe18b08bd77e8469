import { useCallback } from 'react'
import { useCreatePath } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'

/** What stands in an address for one that is not there yet. `0` is what it was called before. */
const newIds = ['create', '0']

/** Whether the last part of an address asks for a new one. */
export const isNewId = (id: string): boolean => newIds.includes(id)

const saved = { state: { discardChanges: true } }

/** Which master's form is open beside the list (undefined: none), and how to open another or close it. */
export function useOpenMaster(resource: string) {
  // The list is shown at every address below it: what follows its own is the form's.
  const { '*': rest = '' } = useParams()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const open = useCallback(
    (id: string | number, isSaved = false) =>
      navigate(createPath({ resource, type: 'edit', id }), isSaved ? saved : {}),
    [navigate, createPath, resource],
  )
  const openNew = useCallback(
    () => navigate(createPath({ resource, type: 'create' })),
    [navigate, createPath, resource],
  )
  const close = useCallback(
    (isSaved = false) => navigate(createPath({ resource, type: 'list' }), isSaved ? saved : {}),
    [navigate, createPath, resource],
  )
  return { id: rest === '' ? undefined : rest, open, openNew, close }
}
