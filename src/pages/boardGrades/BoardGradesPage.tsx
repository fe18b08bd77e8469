import { BoardGradeList } from '../../resources/boardGrades/BoardGradeList.tsx'

/** `/boardgrades`: the board grades, to read. */
export default function BoardGradesPage() {
  return <BoardGradeList />
}
