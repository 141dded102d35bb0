<?php
/**
 * For 1C-Bitrix: put vitrina.php and this file into /local/php_interface/, and include this file in the template of
 * catalog.element (result_modifier.php has the codes in $arResult).
 */
require_once __DIR__ . '/vitrina.php';

/** Returns the content for an element of the catalog, by the properties EAN, or BRAND and MPN. */
function vitrina_bitrix_content(array $arResult, string $stream, int $retailer): string
{
    $value = fn (string $name): string => trim((string) ($arResult['PROPERTIES'][$name]['VALUE'] ?? ''));
    $product = array_filter([
        'ean' => $value('EAN'),
        'brand' => $value('BRAND'),
        'mpn' => $value('MPN'),
        'locale' => defined('LANGUAGE_ID') ? LANGUAGE_ID : '',
    ]);
    return vitrina_content($stream, ['retailer' => $retailer] + $product);
}
