<?php
/**
 * Returns the published content of a product as HTML, or an empty text if there is none.
 *
 * Keeps the last answer in a file for a minute, then asks whether it changed (ETag). If the stream does not answer within
 * a second, returns the last answer, so that the shop's page never waits longer.
 *
 * @param array $product retailer, and ean, mappingId, or brand and mpn; also locale, template, productId
 */
function vitrina_content(string $stream, array $product, ?string $folder = null): string
{
    $address = rtrim($stream, '/') . '/stream/v1/html?' . http_build_query($product);
    $file = ($folder ?? sys_get_temp_dir()) . '/vitrina-' . hash('sha256', $address) . '.json';
    $kept = is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
    if (is_array($kept) && $kept['until'] > time()) {
        return $kept['html'];
    }

    $headers = is_array($kept) && $kept['etag'] !== '' ? ['If-None-Match: ' . $kept['etag']] : [];
    $context = stream_context_create(['http' => ['header' => $headers, 'timeout' => 1, 'ignore_errors' => true]]);
    $body = @file_get_contents($address, false, $context);
    $answer = isset($http_response_header) ? $http_response_header : [];
    $status = preg_match('~^HTTP/\S+ (\d+)~', $answer[0] ?? '', $found) ? (int) $found[1] : 0;
    $known = is_array($kept) ? $kept : ['etag' => '', 'html' => ''];
    $next = ['until' => time() + 60] + $known;
    if ($status === 200) {
        $next['html'] = (string) $body;
        $next['etag'] = '';
        foreach ($answer as $line) {
            if (stripos($line, 'etag:') === 0) {
                $next['etag'] = trim(substr($line, 5));
            }
        }
    } elseif ($status === 404) {
        $next['html'] = '';
        $next['etag'] = '';
    }
    // Written beside and renamed: another request never reads half a file.
    $part = $file . '.' . bin2hex(random_bytes(4));
    if (@file_put_contents($part, json_encode($next)) !== false) {
        @rename($part, $file);
    }
    return $next['html'];
}
