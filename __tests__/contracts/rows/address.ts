import { addAddress, deleteAddress, updateAddress } from '../../../src/features/address/contract'
import {
  getRegions,
  pageAddresses,
  setDefaultAddress,
} from '../../../src/features/address/contract-choose'
import { getCityByPlace, getCityIndex, getCounties } from '../../../src/features/place/contract'
import type { Row } from '../harness'

const HOME = {
  name: '林夏',
  mobile: '13800138000',
  province: '广东省',
  city: '广州市',
  area: '天河区',
  regionId: '440106',
  detail: '体育西路 191 号',
  isDefault: true,
}
/** As it is read in English. */
const READ = { ...HOME, province: 'Guangdong', city: 'Guangzhou', area: 'Tianhe District' }
const PAGE = { pageIndex: 1, pageSize: 15 }

/** Where things go, and the places to choose from. */
export const addressRows: readonly Row[] = [
  {
    call: addAddress,
    as: 'newcomer',
    input: { body: HOME },
    sends: 'POST basic/address/',
    answers: { ...READ, id: expect.any(String), userId: '1002' },
  },
  {
    call: updateAddress,
    as: 'member',
    input: { body: { ...HOME, id: '5001', detail: '2 号' } },
    sends: 'PUT basic/address/',
    answers: { ...READ, id: '5001', userId: '1001', detail: '2 号' },
  },
  {
    call: deleteAddress,
    as: 'member',
    input: { params: { id: '5001' } },
    sends: 'DELETE basic/address/5001',
    answers: null,
  },
  {
    call: setDefaultAddress,
    as: 'member',
    input: { body: { addressId: '5002' } },
    sends: 'PUT basic/address/setDefault',
    answers: null,
  },
  {
    call: pageAddresses,
    as: 'member',
    input: { body: PAGE },
    sends: 'POST basic/address/page',
    answers: {
      ...PAGE,
      totalCount: 2,
      result: [expect.objectContaining({ id: '5001', isDefault: true }), expect.any(Object)],
    },
  },
  {
    call: getRegions,
    input: { query: { level: 2 } },
    sends: 'GET api/Region/GetRegionData?level=2',
    answers: expect.arrayContaining([
      {
        code: '440000',
        name: 'Guangdong',
        children: expect.arrayContaining([{ code: '440100', name: 'Guangzhou' }]),
      },
    ]),
  },
  {
    call: getCityIndex,
    sends: 'GET api/Region/CityIndex',
    answers: expect.arrayContaining([
      {
        letter: 'G',
        cities: expect.arrayContaining([{ regionId: '440100', name: 'Guangzhou', also: '广州市' }]),
      },
      {
        letter: 'C',
        cities: expect.arrayContaining([{ regionId: '500100', name: 'Chongqing', also: '重庆市' }]),
      },
    ]),
  },
  {
    call: getCityByPlace,
    input: { query: { latitude: 22.9, longitude: 113.1 } },
    sends: 'GET api/Region/GetCityByPlace?latitude=22.9&longitude=113.1',
    answers: { regionId: '440600', name: 'Foshan' },
  },
  {
    call: getCounties,
    input: { query: { cityId: '440100' } },
    sends: 'GET api/Region/GetCountyByCity?cityId=440100',
    answers: expect.arrayContaining([{ regionId: '440106', name: 'Tianhe District' }]),
  },
]
