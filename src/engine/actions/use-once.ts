import { useRef, useState } from 'react'
import { ApiError } from '../../errors'
import { newRequestId } from '../../shared/transport'

/**
 * A name nobody else has, for as long as what asks for it stays on the page: what is done once a visit goes
 * by it however often it is sent.
 */
export const useVisitId = (): string => useState(newRequestId)[0]

/**
 * Sends under the request id it is given.
 *
 * @param wish tells one wish from another where the user can change it: what differs goes by another id.
 * @returns the answer.
 * @throws what `send` rejects with.
 */
type Once = <T>(send: (requestId: string) => Promise<T>, wish?: string) => Promise<T>

/**
 * Names what is sent, so that it is done once (decision 0038): after a lost answer it goes by the same id,
 * once it was taken or refused by another.
 */
export function useOnce(): Once {
  const last = useRef({ wish: '', requestId: '' })
  return async (send, wish = '') => {
    if (!last.current.requestId || last.current.wish !== wish)
      last.current = { wish, requestId: newRequestId() }
    const sent = last.current
    const end = () => {
      sent.requestId = ''
    }
    try {
      const answer = await send(sent.requestId)
      end()
      return answer
    } catch (error) {
      if (error instanceof ApiError) end()
      throw error
    }
  }
}
