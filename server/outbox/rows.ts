/** A wish of a user by its request id, and what came of it (decision 0076). */
export interface AnsweredTable {
  userId: string
  requestId: string
  /** Method and path of the call; empty for one that was withdrawn before it came. */
  call: string
  state: 'begun' | 'done' | 'refused' | 'withdrawn'
  /** JSON: the data of the answer, or code and words of the refusal. */
  answer: string
  createdAt: number
}

export interface AnsweredTables {
  answered: AnsweredTable
}
