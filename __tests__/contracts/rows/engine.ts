import { getAllViews, getViewByUrl } from '../../../src/engine/calls'
import {
  getMyView,
  getViewCard,
  playSitePage,
  previewView,
} from '../../../src/features/builder/contract'
import { getFormView, listForms, saveAutoForm, saveForm } from '../../../src/features/form/contract'
import type { Row } from '../harness'

const DATA = { content: 'More porter', contact: '' }

export const engineRows: readonly Row[] = [
  {
    call: getAllViews,
    input: { query: {} },
    sends: 'GET paas/viewEngine/all',
    answers: expect.arrayContaining([expect.objectContaining({ url: '/product/show' })]),
  },
  {
    call: getAllViews,
    input: { query: { since: '' } },
    sends: 'GET paas/viewEngine/all?since=',
    answers: {
      rev: expect.stringMatching(/^[\w-]+\.\d+$/),
      views: expect.objectContaining({ '/product/show': expect.anything() }),
    },
  },
  {
    call: getViewByUrl,
    input: { query: { url: '/product/show' } },
    sends: 'GET paas/viewEngine/getByUrl?url=%2Fproduct%2Fshow',
    answers: expect.objectContaining({ url: '/product/show', widgets: expect.any(Array) }),
  },
  {
    call: playSitePage,
    input: { query: { siteId: 'taproom' } },
    sends: 'GET Api/SitePage/Play?siteId=taproom',
    answers: { siteId: 'taproom', name: 'Taproom', url: '/', isOpen: true },
  },
  {
    call: getFormView,
    as: 'member',
    input: { query: { key: 'feedback' } },
    sends: 'GET paas/autoForm/getView?key=feedback',
    answers: expect.objectContaining({
      key: 'feedback',
      name: 'Feedback',
      id: '950001',
      data: { content: 'More stouts, please' },
    }),
  },
  {
    call: listForms,
    sends: 'GET paas/formEngine/mobileAll',
    answers: expect.arrayContaining([
      expect.objectContaining({
        key: 'investApply',
        fields: expect.arrayContaining([
          {
            field: 'mobile',
            name: 'Mobile number',
            type: 'mobile',
            required: true,
            maxLength: 140,
            options: [],
          },
        ]),
      }),
    ]),
  },
  {
    call: saveAutoForm,
    as: 'member',
    input: { body: { key: 'feedback', id: '950001', data: DATA } },
    sends: 'POST autoForm/save',
    answers: { id: '950001', key: 'feedback', data: DATA },
  },
  {
    call: saveForm,
    as: 'member',
    input: { body: { key: 'feedback', data: DATA } },
    sends: 'POST paas/form/save',
    answers: { id: expect.stringMatching(/^\d{18}$/), key: 'feedback', data: DATA },
  },
  {
    call: getViewCard,
    input: { params: { key: 'shop' } },
    sends: 'GET view/shop/card',
    answers: expect.arrayContaining([
      { key: 'stores', name: 'Stores', value: 8, format: 'number' },
    ]),
  },
  {
    call: getMyView,
    as: 'member',
    input: { params: { key: 'user' } },
    sends: 'GET view/user/me',
    answers: expect.arrayContaining([
      { key: 'friends', name: 'Friends', value: 4, format: 'number' },
    ]),
  },
  {
    call: previewView,
    as: 'owner',
    input: { params: { key: 'product/show' } },
    sends: 'GET paas/view/product%2Fshow/preview',
    answers: expect.objectContaining({ url: '/product/show' }),
  },
]
