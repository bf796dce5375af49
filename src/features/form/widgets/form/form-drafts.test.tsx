import { act, render, screen } from '@testing-library/react'
import { observable } from 'mobx'
import { Outlet } from '../../../../engine/outlet/outlet'
import { PageContext } from '../../../../engine/page/page-context'
import { ServicesContext } from '../../../../engine/services'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import {
  button,
  DRAFT_PAUSE,
  field,
  open,
  options,
  pass,
  SAVE,
  setUpForm,
  submit,
  tap,
  type,
} from './testing/open-form'

setUpForm()

describe('drafts', () => {
  const fields = [
    field('Name', 'text'),
    field('Secret', 'password'),
    field('Styles', 'multiSelect', { options }),
  ]
  const visit = () => open({ fields })
  type Visit = Awaited<ReturnType<typeof visit>>

  /** The same device once more, after the page was left. */
  const visitAgain = ({ services, compiled }: Visit, hold = () => () => {}) =>
    act(async () => {
      services.queries.clear()
      return render(
        <ServicesContext.Provider value={services}>
          <PageContext.Provider
            value={{
              url: '/test',
              query: {},
              state: observable.map(),
              isShown: () => true,
              isLeft: () => false,
              ask: async () => true,
              hold,
              show: () => {},
              stand: () => {},
              about: () => ({ title: '', meta: undefined }),
              refresh: async () => {},
            }}
          >
            <Outlet widgets={compiled.widgets} />
          </PageContext.Provider>
        </ServicesContext.Provider>,
      )
    })

  test('what was not sent is back at the next visit, and can be discarded', async () => {
    const first = await visit()
    await type('Name', 'Ada')
    await tap(screen.getByRole('checkbox', { name: 'Stout' }))
    first.unmount()
    await visitAgain(first)
    expect(screen.getByText('What you had not submitted is back')).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByRole('checkbox', { name: 'Stout' })).toBeChecked()
    await tap(button('Discard'))
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Stout' })).not.toBeChecked()
    await pass(DRAFT_PAUSE)
    expect(first.services.persistence.read('drafts')).toEqual({})
  })

  test('over what was typed no newer page is drawn and no newer release offered', async () => {
    const first = await visit()
    first.unmount()
    let held = 0
    const hold = () => {
      held += 1
      return () => {
        held -= 1
      }
    }
    const { unmount } = await visitAgain(first, hold)
    expect(held).toBe(0)
    await type('Name', 'Ada')
    expect(held).toBe(1)
    unmount()
    expect(held).toBe(0)
  })

  test('nobody sees what another user typed', async () => {
    const first = await visit()
    await type('Name', 'Ada')
    first.unmount()
    act(() => {
      first.session.login({ ...testUser, id: '2002' })
    })
    await visitAgain(first)
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('a damaged draft is left aside', async () => {
    const first = await visit()
    await type('Name', 'Ada')
    first.unmount()
    const [key = ''] = Object.keys(first.services.persistence.read('drafts') as object)
    first.services.persistence.write('drafts', {
      [key]: { at: 1, values: { name: { evil: 1 }, styles: ['stout', 7], gone: 'x' } },
    })
    await visitAgain(first)
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Stout' })).toBeChecked()
  })

  test('what was typed is kept, without passwords, and dropped when it is taken back', async () => {
    const { services } = await visit()
    await type('Name', 'Ada')
    await type('Secret', 'hop garden')
    await pass(DRAFT_PAUSE)
    expect(screen.getByText('Draft saved')).toBeInTheDocument()
    const kept = JSON.stringify(services.persistence.read('drafts'))
    expect(kept).toContain('Ada')
    expect(kept).not.toContain('hop garden')
    await type('Name', '')
    await type('Secret', '')
    await pass(DRAFT_PAUSE)
    expect(services.persistence.read('drafts')).toEqual({})
  })

  test('leaving within the pause loses nothing', async () => {
    const { services, unmount } = await visit()
    await type('Name', 'Ada')
    unmount()
    expect(JSON.stringify(services.persistence.read('drafts'))).toContain('Ada')
  })

  test('who logged out leaves nothing behind', async () => {
    const { services, unmount, session } = await visit()
    await type('Name', 'Ada')
    act(() => session.logout('logout'))
    unmount()
    expect(services.persistence.read('drafts')).toBeUndefined()
  })

  test('a session that ends with the very call takes nothing with it', async () => {
    const { services, session } = await open({
      fields,
      api: {
        [SAVE]: () => {
          session.logout('expired')
          throw new ApiError(SAVE, 401, '')
        },
      },
    })
    await type('Name', 'Ada')
    await submit()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(JSON.stringify(services.persistence.read('drafts'))).toContain('Ada')
  })

  test('saving forgets the draft', async () => {
    const { services } = await visit()
    await type('Name', 'Ada')
    await pass(DRAFT_PAUSE)
    await submit()
    await pass(DRAFT_PAUSE)
    expect(services.persistence.read('drafts')).toEqual({})
  })
})
