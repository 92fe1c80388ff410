import { openPage, untilLive } from '@shared/browser';
import { openAt } from '@shared/testing/visitors';
import { useOwnSite } from '../src/own-site';
import { callsAs } from '../src/stories/call-as';
import { applyForSenior } from '../src/stories/evidence';
import { violationsIn } from '@shared/browser/axe';

interface Application {
  id: number;
  status: string;
}

describe('a certificate of one’s own', () => {
  const site = useOwnSite({ command: 'start' });
  const call = callsAs(site);
  let no = '';

  const decide = async (applicationId: number, decision: object) => {
    const answer = await call('云梭官方', '/api/ext/v1/grade/review', { applicationId, ...decision });
    return (answer.data as { certificateNo: string | null }).certificateNo;
  };
  const latest = async () => ((await call('周敏', '/api/ext/v1/my/applications')).data as Application[])[0];
  const html = async () => {
    const response = await fetch(`${site.origin}/certificate/${no}/`);
    return { status: response.status, text: await response.text() };
  };
  const until = async (fits: (page: Awaited<ReturnType<typeof html>>) => boolean, patience = 5000) => {
    const end = Date.now() + patience;
    while (!fits(await html())) if (Date.now() > end) throw new Error('the page is still as it was');
  };

  it('that was refused says why, and is applied for again with what was there', async () => {
    await applyForSenior(site.origin, { visitor: '周敏', realName: '周小敏' });
    await decide((await latest())?.id ?? 0, { decision: 'rejected', reason: '截图看不清' });
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/my/?tab=applications`, {
      visitor: '周敏',
    });
    await page.getByText('原因：截图看不清').waitFor();
    await page.getByRole('link', { name: '带着原来的内容再申请' }).click();
    await page.getByRole('radio', { name: /^高级/, checked: true }).waitFor();
    expect(await page.getByLabel('真实姓名').inputValue()).toBe('周小敏');
    await page.getByLabel('你自动化了什么').fill('带三个人做对账，截图换了。');
    await page.getByText('已上传').waitFor();
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('评定中').waitFor();
    expect(await page.getByRole('link', { name: '带着原来的内容再申请' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
    no = (await decide((await latest())?.id ?? 0, { decision: 'granted' })) ?? '';
  });

  it('is verified by a guest without scripts, and by name with them: masked, until its holder shows it', async () => {
    await until(({ status }) => status === 200, 60_000);
    const { text } = await html();
    expect(text).toContain(no);
    expect(text).toContain('noindex');
    expect(text).toContain('姓名要有脚本才查得到');
    expect(text).not.toContain('周');
    const plain = await openPage(site.browser, { javaScriptEnabled: false });
    await plain.page.goto(`${site.origin}/certificate/${no}/`);
    await plain.page.getByText('有效', { exact: true }).waitFor();
    await plain.close();

    const guest = await openAt(site.browser, `${site.origin}/certificate/?no=${no}`);
    await guest.page.waitForURL(`**/certificate/${no}/`);
    await guest.page.getByText('周＊＊', { exact: true }).waitFor();
    expect(await guest.page.getByText('周小敏').count()).toBe(0);
    expect(await guest.page.getByRole('region', { name: '你的证书' }).count()).toBe(0);

    const holder = await openAt(site.browser, `${site.origin}/certificate/${no}/`, { visitor: '周敏' });
    const share = holder.page.getByRole('checkbox', { name: '查验的人看得到我的全名' });
    await share.click();
    await holder.page.getByRole('definition').filter({ hasText: '周小敏' }).last().waitFor();
    expect(await share.isChecked()).toBe(true);
    await guest.page.reload();
    await guest.page.getByText('周小敏', { exact: true }).waitFor();
    await share.click();
    await holder.page.getByText('周＊＊', { exact: true }).waitFor();
    await guest.page.reload();
    await guest.page.getByText('周＊＊', { exact: true }).waitFor();
    expect([guest.complaints, holder.complaints]).toEqual([[], []]);
    await Promise.all([guest.close(), holder.close()]);
  });

  it('is one A4 page for its holder, with its address as a code and nothing of the site around it', async () => {
    const { page, complaints, close } = await openAt(site.browser, `${site.origin}/certificate/${no}/`, {
      visitor: '周敏',
      reducedMotion: 'reduce',
    });
    await page.getByRole('img', { name: '查验这张证书的二维码' }).waitFor();
    expect(await violationsIn(page, 'main')).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: '周小敏的高级证书' });
    for (const words of ['周小敏', no, '能带团队设计流程']) await sheet.getByText(words, { exact: true }).waitFor();
    for (const beside of ['banner', 'contentinfo'] as const)
      expect(await page.getByRole(beside).isVisible()).toBe(false);
    expect(await page.getByText('别人查验时看到的').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  it('that was revoked says so with its date within seconds, and is no paper any more', async () => {
    const reason = { certificateNo: no, reason: '材料不实' };
    expect(await call('云梭官方', '/api/ext/v1/desk/certificates/revoke', reason)).toMatchObject({ code: 200 });
    await until(({ text }) => text.includes('吊销，不再有效'));
    expect((await html()).text).not.toContain('材料不实');
    const { page, close } = await openAt(site.browser, `${site.origin}/certificate/${no}/`, { visitor: '周敏' });
    await page.getByText('吊销的原因：材料不实').waitFor();
    expect(await page.getByRole('button', { name: '打印证书' }).count()).toBe(0);
    await page.goto(`${site.origin}/my/?tab=applications`);
    await page.getByRole('link', { name: '带着原来的内容再申请' }).waitFor();
    await close();
  });

  it('of an unknown number is not there, and no list names those that are', async () => {
    for (const unknown of ['RPA-2026-999999', 'rpa-2026-000001', '1']) {
      const { status } = await fetch(`${site.origin}/certificate/${unknown}/`);
      expect({ unknown, status }).toEqual({ unknown, status: 404 });
    }
    const { page, close } = await openPage(site.browser);
    await page.goto(`${site.origin}/certificate/RPA-2026-999999/`);
    await page.getByText('没有发过的证书编号').waitFor();
    await page.goto(`${site.origin}/certificate/`);
    await untilLive(page);
    await page.getByLabel('证书编号').fill('RPA-2026-999999');
    await page.getByRole('button', { name: '查验', exact: true }).click();
    await page.getByText('没有编号为 RPA-2026-999999 的证书').waitFor();
    await close();
    for (const file of ['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml'])
      expect(await (await fetch(site.origin + file)).text()).not.toContain('/certificate/RPA');
  });
});
