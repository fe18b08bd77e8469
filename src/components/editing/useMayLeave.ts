import { useConfirm } from '../../layout/confirm/useConfirm.ts'

/** Whether a dialog may close: at once while nothing is changed in it, otherwise as the person decides. */
export function useMayLeave(): (isDirty: boolean) => Promise<boolean> {
  const confirm = useConfirm()
  return async isDirty =>
    !isDirty ||
    confirm({
      title: 'Unsaved changes',
      message: 'What you changed here is not saved. Leave without saving?',
      ok: 'Leave without saving',
      cancel: 'Stay',
      destructive: true,
    })
}
