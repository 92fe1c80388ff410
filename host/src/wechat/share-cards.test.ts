import wx from 'weixin-js-sdk';
import { call } from '@shared/client';
import { shareCards } from './share-cards';

jest.mock('@shared/client', () => ({ call: jest.fn() }));
jest.mock('weixin-js-sdk', () => ({
  config: jest.fn(),
  ready: jest.fn((then: () => void) => then()),
  updateAppMessageShareData: jest.fn(),
  updateTimelineShareData: jest.fn(),
}));
const signed = { appId: 'wx1', timestamp: 7, nonceStr: 'n', signature: 's' };
const cards = () => jest.mocked(wx.updateAppMessageShareData).mock.calls.map(([card]) => card);

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/buy/?from=wechat#price');
  document.head.innerHTML = `<title>价格 - 云梭</title><meta name="description" content="三个版本">
    <meta property="og:site_name" content="云梭"><meta property="og:image" content="https://www.example.com/share.png">
    <link rel="apple-touch-icon" href="/icon-180.png">`;
});

it('gives the first page the card of its head, and a later one its own title and address', async () => {
  jest.mocked(call).mockResolvedValue(signed);
  const show = await shareCards();
  expect(jest.mocked(call).mock.calls[0]?.[1]).toEqual({ url: 'http://localhost/buy/?from=wechat' });
  expect(wx.config).toHaveBeenCalledWith(expect.objectContaining(signed));
  history.replaceState(null, '', '/qa/');
  document.title = '问答 - 云梭';
  show();
  expect(cards()).toMatchObject([
    {
      title: '价格 - 云梭',
      desc: '三个版本',
      link: 'http://localhost/buy/',
      imgUrl: 'https://www.example.com/share.png',
    },
    { title: '问答 - 云梭', desc: '云梭', link: 'http://localhost/qa/', imgUrl: 'http://localhost/icon-180.png' },
  ]);
  expect(wx.updateTimelineShareData).toHaveBeenCalledTimes(2);
});

it('sets nothing where the page is not signed', async () => {
  jest.mocked(call).mockRejectedValue(new Error('503'));
  await expect(shareCards()).rejects.toThrow('503');
  expect(wx.config).not.toHaveBeenCalled();
});
