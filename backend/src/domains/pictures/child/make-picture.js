// Makes of one file a picture in the widths that pages show, in a process of its own: a decoder that breaks, hangs or takes all
// memory ends here. Started by ../picture-maker.ts; prints what it made, or why it made nothing.
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

const MB = 1024 * 1024;
const { source, target, policy } = JSON.parse(process.argv[2]);

/** Requests that wait for the backend come first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// This process ends when memory runs out, not the backend.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
// The input ends when the backend is gone.
process.stdin.resume().on('end', () => process.exit(1));

let allowed = policy.headMemory;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const hadEnough = user + system > policy.seconds * 1e6 || process.memoryUsage.rss() > allowed * MB;
  // A decoder ends for nothing less.
  if (hadEnough) process.kill(process.pid, 'SIGKILL');
}, 5);

sharp.cache(false);
sharp.concurrency(1);
// Three decoders are left of many, which have SVG's among them.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((name) => `VipsForeignLoad${name}File`) });

const options = { failOn: 'error', sequentialRead: true, limitInputPixels: policy.pixels };

async function make() {
  const { format, isProgressive, channels, autoOrient } = await sharp(source, {
    ...options,
    limitInputPixels: false,
  }).metadata();
  allowed = policy.memory;
  const { width, height } = autoOrient;
  const whole = channels > 3 ? policy.wholePixelsOfFour : policy.wholePixels;
  const most = isProgressive || format === 'webp' ? whole : policy.pixels;
  if (Math.max(width, height) > policy.side || width * height > most)
    return { problem: 'too-large', width, height, side: policy.side, pixels: most };
  const widest = await decode(autoOrient);
  const kept = [];
  let quality = 0;
  for (const wanted of [...policy.widths.filter((one) => one < widest.raw.width), widest.raw.width]) {
    const picture = sharp(widest.pixels, { raw: widest.raw }).resize({ width: wanted });
    const smartSubsample = (wanted * wanted * widest.raw.height) / widest.raw.width <= policy.sharpPixels;
    const encode = () =>
      picture
        .clone()
        .webp({ quality: policy.qualities[quality], effort: policy.effort, smartSubsample })
        .toBuffer({ resolveWithObject: true });
    // The search begins near what the width before came to, whose pixels weigh a little more.
    quality = Math.max(0, quality - 1);
    let made = await encode();
    while (isHeavy(made) && quality < policy.qualities.length - 1) {
      quality += 1;
      made = await encode();
    }
    kept.unshift(made);
  }
  await writeFile(target, Buffer.concat(kept.map(({ data }) => data)));
  let start = 0;
  const widths = kept.map(({ data, info }) => {
    start += data.length;
    return { width: info.width, height: info.height, start: start - data.length, bytes: data.length };
  });
  return { size: start, picture: { placeholder: await placeholder(widest), widths } };
}

/** Decodes it upright, in the colours of screens, at its widest, without what its camera wrote into it: pixels alone. */
async function decode({ width, height }) {
  const scale = Math.min(1, policy.widths.at(-1) / width, Math.sqrt(policy.keptPixels / (width * height)));
  const { data, info } = await sharp(source, options)
    .autoOrient()
    .resize({ width: Math.max(1, Math.floor(width * scale)) })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const isHeavy = ({ data, info }) => data.length > policy.bytes + policy.bytesPerPixel * info.width * info.height;

/** Returns some pixels as an address; none for what one can look through, since it would stay in sight. */
async function placeholder({ pixels, raw }) {
  const { isOpaque } = await sharp(pixels, { raw }).stats();
  if (!isOpaque) return '';
  const size = policy.placeholder;
  const small = sharp(pixels, { raw }).resize(size, size, { fit: 'inside' });
  return `data:image/webp;base64,${(await small.webp({ quality: 30 }).toBuffer()).toString('base64')}`;
}

const made = await make().catch(() => ({ problem: 'broken' }));
process.stdout.write(JSON.stringify(made), () => process.exit(0));
