import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { formPath } from './master.ts'

/** Which master's form is open (undefined: none), and how to open another or close it. */
export function useOpenMaster(master: { readonly path: string }) {
  const { id } = useParams()
  const navigate = useNavigate()
  const { path } = master
  const open = useCallback(
    (other: string | number, saved = false) =>
      navigate(formPath({ path }, other), saved ? { state: { discardChanges: true } } : {}),
    [navigate, path],
  )
  const close = useCallback(
    (saved = false) => navigate(path, saved ? { state: { discardChanges: true } } : {}),
    [navigate, path],
  )
  return { id, open, close }
}
