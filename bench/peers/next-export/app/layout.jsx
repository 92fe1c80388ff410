import '../generated/page.css';

export const metadata = { title: '云梭' };

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  );
}
